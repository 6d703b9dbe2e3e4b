import 'client-only';
import { startShell } from './start';

// The script of exported pages: it is behind the page, which is complete when it runs.
startShell();
