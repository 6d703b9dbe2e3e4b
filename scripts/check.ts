import { reportProblems } from '@/features/content/problem';
import { contentProblems } from '@/features/content-checks/content-problems';

reportProblems(contentProblems(process.cwd()));
