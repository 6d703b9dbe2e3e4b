/** A webhook message, ready to be sent. */
export interface WebhookMessage {
  /** ID of the message; the same for each attempt. */
  id: string;
  /** Name of the event, such as `submission_completed`. */
  eventName: string;
  entity: 'Form' | 'Submission';
  action: 'created' | 'updated' | 'deleted';
  /** The body: JSON whose IDs are integers beyond 2^53. */
  body: string;
}

/** Returns the headers of a message. Endatix servers don't sign messages. */
export function webhookHeaders({ id, eventName, entity, action }: WebhookMessage): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Endatix-HookGun',
    'X-Endatix-Event': eventName,
    'X-Endatix-Entity': entity,
    'X-Endatix-Action': action,
    'X-Endatix-Hook-Id': id,
  };
}
