import { newestDocument } from '@/shared/contract/later-releases';
import { indentedText } from '@/shared/http/json';

export const dynamic = 'force-static';

/** Serves all operations of the newest release as one document, for client generators and other tools. */
export const GET = () => new Response(`${indentedText(newestDocument())}\n`);
