import type { OperationTexts } from '../en/operation';

export const operation: OperationTexts = {};
