/** Replaces the library that Next optimizes images with, which an export doesn't do. */
export default () => {
  throw new Error('Images are not optimized.');
};
