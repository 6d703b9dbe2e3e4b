/** Stands for colour schemes and languages of a highlighter that the console does not use. */
export default {};
