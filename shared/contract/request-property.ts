/** What the server has to check of one property of a request body. */
export interface RequestProperty {
  name: string;
  kind: 'text' | 'flag' | 'int32';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  /** Only of texts that are no e-mail address: those have a rule of their own. */
  pattern?: string;
  email?: true;
}
