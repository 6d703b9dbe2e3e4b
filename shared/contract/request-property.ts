/** Validation of one property of a request body. */
export interface RequestProperty {
  name: string;
  kind: 'text' | 'flag' | 'int32';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  /** Not for email addresses, which have their own rule. */
  pattern?: string;
  email?: true;
}
