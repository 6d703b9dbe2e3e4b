/** Event after React has rendered the document again because of a crash. */
export const FRAME_LOST = 'framelost';
