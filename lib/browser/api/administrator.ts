/**
 * The account that the sandbox starts with. Written out, because the module that creates it would bring the database
 * code into the page; a test keeps the two equal.
 */
export const administrator = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
