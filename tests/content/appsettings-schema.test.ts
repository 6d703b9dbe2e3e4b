import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { settingRows } from '@/features/content/settings/rows';
import { resolveNode, type SchemaNode } from '@/features/content/settings/schema';
import { getData } from '@/features/content/site-data';
import { fromEnvironment, toEnvironment } from '@/features/content-checks/fences/environment';
import { settingsProblems, variableProblems } from '@/features/content-checks/fences/settings';
import options from './inventory/options.json';
import { plainText } from './support/plain-text';

const { settings: settingsSchema } = getData();
const sections = ['ConnectionStrings', 'Endatix', 'Serilog'];
const rows = sections.flatMap((section) => settingRows(section, settingsSchema));

interface Place {
  node: SchemaNode;
  effective: boolean;
}

/** Returns the node at a configuration path, and whether the platform acts on it. */
function placeAt(path: string): Place | undefined {
  let place: Place | undefined = { node: settingsSchema, effective: true };
  for (const part of path.split(':')) {
    const { node, effective }: Place = place;
    const open = typeof node.additionalProperties === 'object' ? node.additionalProperties : node.items;
    const child: SchemaNode | undefined = node.properties?.[part] ?? open;
    if (!child) return undefined;
    const next = resolveNode(child, settingsSchema);
    place = { node: next, effective: effective && next['x-effect'] !== 'none' && next.deprecated !== true };
  }
  return place;
}

/** Each setting that the options classes bind: its path, its name, its type and default in C#. */
const bound = Object.values(options.excluded)
  .flat()
  .flatMap((entry) => {
    const [, owner = '', name = '', type = '', value = ''] =
      /^(\w+)\.(\w+): (.+?)(?: = (.*))?$/.exec(entry) ?? [];
    const paths: string[] = Object.entries(options.sections).find(([key]) => key === owner)?.[1] ?? [];
    return paths.map((path) => ({ path: `${path}:${name}`, name, type, value }));
  });

const jsonTypes: [RegExp, string][] = [
  [/^(?:IList|IEnumerable|IReadOnlyCollection)</, 'array'],
  [/^(?:string|AuthenticationType)\b/, 'string'],
  [/^bool\b/, 'boolean'],
  [/^u?int\b/, 'integer'],
  [/^double\b/, 'number'],
  [/./, 'object'],
];

describe('options classes of the platform', () => {
  it('have each property in the schema, with its type', () => {
    expect(bound.length).toBeGreaterThan(110);
    const wrong = bound.filter(
      ({ path, type }) => placeAt(path)?.node.type !== jsonTypes.find(([pattern]) => pattern.test(type))?.[1],
    );
    expect(wrong).toEqual([]);
  });

  it('have the default of each property in the schema, unless the platform replaces it', () => {
    const literal = bound.filter(({ value }) => /^(?:"|\["|\d|true|false)/.test(value));
    expect(literal.length).toBeGreaterThan(50);
    const wrong = literal.filter(({ path, value }) => JSON.stringify(placeAt(path)?.node.default) !== value);
    expect(wrong).toEqual([]);
  });

  it('have a row for each value that the platform acts on among the empty and wrong values', () => {
    const [page] = readPages(process.cwd()).pages.filter(({ file }) =>
      file.startsWith('content/configuration/settings/empty-and-wrong-values'),
    );
    const text = page ? plainText(page.tree) : '';
    const values = bound.filter(({ path }) => {
      const place = placeAt(path);
      return place?.effective && place.node.type !== 'object';
    });
    const silent = values.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('public/appsettings.schema.json', () => {
  it('describes every setting in a sentence', () => {
    expect(rows.length).toBeGreaterThan(80);
    const silent = rows.filter(({ description }) => !/^[A-Z`"].*\.$/s.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has valid defaults', () => {
    const wrong = rows.flatMap(({ env, default: value }) => {
      const parsed: unknown = value === '' ? '' : JSON.parse(value);
      // Empty strings and lists are defaults that mean "not set".
      if (parsed === '' || Array.isArray(parsed)) return [];
      return variableProblems({ [env]: String(parsed) }, settingsSchema).filter(
        (fault) => !fault.includes('required property') && !fault.includes('"then"'),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('gives every setting a known variable name', () => {
    const unknown = rows.flatMap(({ env }) =>
      variableProblems({ [env]: 'x' }, settingsSchema).filter((fault) => fault.includes('additional')),
    );
    expect(unknown).toEqual([]);
  });

  it("ignores settings of other libraries and of the reader's own providers", () => {
    const value = {
      Logging: { LogLevel: { Default: 'Debug' } },
      MyApp: { Key: 1 },
      ConnectionStrings: { Other: 'x' },
      Endatix: { Auth: { Providers: { Corporate: { Authority: 'https://id.example.com' } } } },
    };
    expect(settingsProblems(value, settingsSchema)).toEqual([]);
  });
});

it('a configuration survives the conversion to variables and back', () => {
  const value = {
    ConnectionStrings: { DefaultConnection_DbProvider: 'x' },
    Endatix: {
      Cors: { CorsPolicies: [{ AllowedOrigins: ['https://a.example', 'https://b.example'] }] },
      WebHooks: { Tenants: { '1': { Events: { FormCreated: { WebHookUrls: ['https://a.example'] } } } } },
    },
  };
  const variables = toEnvironment(value);
  expect(Object.keys(variables)).toContain('Endatix__Cors__CorsPolicies__0__AllowedOrigins__1');
  expect(fromEnvironment(variables, settingsSchema)).toEqual(value);
});
