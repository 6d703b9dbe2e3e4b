/** Stands for randombytes, of which Swagger UI makes ids of elements: `randomBytes(5).toString("base64")`. */
const randomBytes = (count: number) => ({
  toString: (): string => {
    const bytes = crypto.getRandomValues(new Uint8Array(count));
    return btoa(String.fromCharCode(...bytes));
  },
});

export default randomBytes;
