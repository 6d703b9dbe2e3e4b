// Replaces the library behind Nextra's `TSDoc`, which no page has. An import of it fails with the missing name.
export {};
