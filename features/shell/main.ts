import 'client-only';
import { startShell } from './start';

// The page is complete when this script runs.
startShell();
