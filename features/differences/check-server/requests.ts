/** How to send and compare a recorded request, in addition to its record. */
export interface Details {
  /** Name to property of the response, for `{name}` in later requests. */
  save?: Record<string, string>;
  /**
   * Other correct statuses: they depend on data or database, or the request was measured and not recorded.
   */
  also?: readonly number[];
  /** Properties whose value depends on the account or the data of the server. */
  varies?: readonly string[];
  /** Whether the request sends the address of the account. */
  withAccount?: true;
}

export const details: Readonly<Record<number, Details>> = {
  17: { withAccount: true },
  18: { withAccount: true },
  46: { save: { accessToken: 'accessToken', refreshToken: 'refreshToken' } },
  60: { save: { accessToken: 'accessToken', refreshToken: 'refreshToken' } },
  100: { save: { formId: 'id' } },
  // Recorded with a body, which `fetch` doesn't send with GET.
  170: { also: [400] },
  232: { save: { definitionId: 'id' } },
  318: { save: { formTemplateId: 'id' } },
  348: { save: { submissionId: 'id', submissionToken: 'token' } },
  349: { save: { completeId: 'id', completeToken: 'token' } },
  514: { save: { notJsonId: 'id' } },
  544: { varies: ['claims'] },
  // PostgreSQL decides whether it reads the invalid definition before it finds no submission.
  588: { also: [200] },
};

const statuses: Readonly<Record<number, readonly number[]>> = {
  200: [46, 160, 161, 170, 200, 398, 423, 515, 533],
  201: [368],
  400: [13, 214, 193, 195, 196, 242, 305, 355, 356, 358, 384, 383, 403, 413, 338, 339, 340],
  401: [70, 80],
  404: [476, 477, 481, 487, 492, 493],
  415: [40, 126, 197],
};

/** Status of the contract instead of the recorded one, by the number of the record. */
export const contractStatus: ReadonlyMap<number, number> = new Map(
  Object.entries(statuses).flatMap(([status, records]) => records.map((n) => [n, Number(status)] as const)),
);

/** Requests that need no account and change nothing. */
export const open = [
  601, 602, 598, 599, 607, 611, 234, 235, 236, 624, 619, 622, 629, 41, 42, 43, 5, 9, 10, 20, 13, 22, 29, 30,
  32, 36, 38, 40, 123, 125, 126, 138, 139, 167, 179, 180, 295, 389, 532, 519, 70, 80, 541, 49, 50, 52, 53,
  377, 378, 543, 546, 549, 550, 551, 89, 90, 97, 569, 579, 606, 616,
];

/** Requests that need an account and change nothing. */
export const reading = [
  17, 18, 54, 48, 612, 46, 147, 148, 149, 151, 152, 154, 156, 157, 158, 160, 161, 170, 172, 173, 174, 175,
  177, 223, 224, 201, 202, 213, 214, 245, 246, 272, 284, 292, 294, 299, 300, 324, 325, 326, 329, 330, 331,
  333, 341, 347, 387, 388, 443, 444, 471, 512, 102, 103, 107, 109, 112, 118, 120, 127, 319, 320, 520, 522,
  525, 544, 562, 564, 565, 578, 586, 587, 596, 559, 577, 581, 628, 630, 631, 627,
];

/** Requests that create, use and delete a form and a template, in this order. */
export const writing = [
  // the form and its definitions
  60, 100, 171, 178, 185, 186, 187, 189, 192, 193, 195, 196, 197, 199, 200, 205, 206, 208, 209, 210, 232, 239,
  243, 244, 242, 267, 268, 269, 270, 588, 296, 298, 303, 304, 305, 306, 308, 311, 312, 313, 275, 276, 277,
  278, 281, 282, 283, 287, 288, 289, 290, 291,
  // its submissions
  348, 349, 514, 355, 356, 357, 358, 359, 361, 363, 365, 368, 370, 373, 384, 383, 251, 252, 385, 390, 394,
  398, 399, 403, 404, 405, 406, 409, 412, 413, 423, 424, 439, 440, 442, 448, 449, 451, 452, 455, 457, 460,
  463, 464, 465, 468, 470, 474, 479, 480, 489, 476, 477, 481, 483, 484, 485, 487, 491, 492, 493, 494, 495,
  498, 500, 503, 506, 509, 515, 516, 582, 591, 594, 595,
  // the template
  318, 328, 334, 335, 337, 338, 339, 340, 345, 346,
  // the end of the session and of the form
  533, 221, 222, 225, 226, 230, 231,
];
