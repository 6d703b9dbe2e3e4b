/** Replaces a helper of Babel, which copies the properties of objects to the first one. */
export default Object.assign;
