let count = 0;

/** Stands for randombytes, of which Swagger UI makes ids of elements: counted ones are as good, and no two are equal. */
const randomBytes = () => ({ toString: (): string => `swagger-${++count}` });

export default randomBytes;
