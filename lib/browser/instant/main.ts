import 'client-only';
import { startInstant } from './start';

// The script of exported pages: it stands behind the page, which is complete when it runs.
startInstant();
