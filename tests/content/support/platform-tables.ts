import { PGlite } from '@electric-sql/pglite';

/** The tables that pages read and write with SQL, as the platform's migrations leave them on PostgreSQL. */
const tables = `
CREATE TABLE "Tenants" ("Id" bigint PRIMARY KEY, "Name" varchar(100) NOT NULL, "SlackSettingsJson" text);
CREATE TABLE "CustomQuestions" (
  "Id" bigint PRIMARY KEY, "Name" varchar(100) NOT NULL, "Description" text, "JsonData" text NOT NULL,
  "TenantId" bigint NOT NULL REFERENCES "Tenants"
);
CREATE TABLE "FormDefinitions" (
  "Id" bigint PRIMARY KEY, "FormId" bigint NOT NULL, "IsDraft" boolean NOT NULL, "JsonData" text NOT NULL,
  "TenantId" bigint NOT NULL REFERENCES "Tenants"
);
CREATE TABLE "Submissions" (
  "Id" bigint PRIMARY KEY, "FormId" bigint NOT NULL, "FormDefinitionId" bigint NOT NULL,
  "IsComplete" boolean NOT NULL, "JsonData" text NOT NULL, "Status" varchar(16) NOT NULL,
  "CreatedAt" timestamptz NOT NULL, "ModifiedAt" timestamptz, "CompletedAt" timestamptz,
  "DeletedAt" timestamptz, "IsDeleted" boolean NOT NULL, "TenantId" bigint NOT NULL REFERENCES "Tenants"
);
CREATE TABLE "SubmissionVersions" (
  "Id" bigint PRIMARY KEY, "SubmissionId" bigint NOT NULL REFERENCES "Submissions" ON DELETE CASCADE,
  "JsonData" text NOT NULL, "CreatedAt" timestamptz NOT NULL
);
INSERT INTO "Tenants" VALUES (1, 'Default Tenant'), (2, 'Other');
`;

/** Creates a database in memory with the platform's tables, tenants 1 and 2, and nothing else. */
export async function platformTables(): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(tables);
  return database;
}
