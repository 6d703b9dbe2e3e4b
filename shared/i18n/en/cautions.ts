/** What a request replaces, deletes or leaves behind, said before it is sent. Operation pages are in English. */
export const cautions = {
  deletes: 'Deletes the item. You can’t undo this.',
  deletesForm: 'Deletes the form with all its definitions and submissions. You can’t undo this.',
  replaces:
    'Replaces the whole item. What the body leaves out is emptied, and no call returns the earlier values.',
  replacesDefinition:
    'Replaces the questions of this definition, also those that were answered. The earlier ones aren’t kept.',
  overwrites: 'Overwrites the properties in the body. No call returns their earlier values.',
  activates: 'Without a draft, the form then asks the questions in the body, not its current ones.',
  keepJsonData:
    'Overwrites the questions of the form. Without jsonData, an Endatix server replaces those of a form that has submissions.',
  replacesStatus: 'Overwrites the status of the submission. The earlier one isn’t kept.',
  keeps: 'No operation deletes what this creates.',
  changesPassword: 'Changes the password of the account.',
  spendsToken: 'Uses up the token in the body: it works once.',
  endsLink: 'The link of an earlier email stops working.',
  mailsToken: 'An Endatix server emails the token to the vendor.',
} as const;
