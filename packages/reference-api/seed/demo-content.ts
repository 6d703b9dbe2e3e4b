export const feedbackForm = {
  title: 'Customer feedback',
  pages: [
    {
      name: 'rating',
      elements: [
        {
          type: 'rating',
          name: 'score',
          title: 'How satisfied are you?',
          rateMin: 1,
          rateMax: 5,
          isRequired: true,
        },
      ],
    },
    {
      name: 'remarks',
      elements: [{ type: 'comment', name: 'remarks', title: 'What could we do better?' }],
    },
  ],
};

export const registrationForm = {
  title: 'Event registration',
  pages: [
    {
      name: 'attendee',
      elements: [
        { type: 'text', name: 'fullName', title: 'Your name', isRequired: true },
        { type: 'text', name: 'email', title: 'E-mail address', inputType: 'email' },
        {
          type: 'checkbox',
          name: 'days',
          title: 'Days you will attend',
          choices: ['Friday', 'Saturday', 'Sunday'],
        },
      ],
    },
  ],
};

export const visitTemplate = {
  title: 'Visit report',
  pages: [
    {
      name: 'visit',
      elements: [
        { type: 'text', name: 'date', title: 'Date of the visit', inputType: 'date' },
        { type: 'boolean', name: 'followUp', title: 'Is a follow-up needed?' },
        { type: 'comment', name: 'notes', title: 'Notes' },
      ],
    },
  ],
};
