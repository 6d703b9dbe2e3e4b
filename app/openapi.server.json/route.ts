import { serverDocument } from '@/shared/contract/server-document';
import { indentedText } from '@/shared/http/json';

export const dynamic = 'force-static';

/** Serves all operations of an Endatix server of the documented source, for client generators and other tools. */
export const GET = () => new Response(`${indentedText(serverDocument())}\n`);
