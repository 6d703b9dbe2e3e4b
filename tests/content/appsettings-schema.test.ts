import { describe, expect, it } from 'vitest';
import { settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { fromVariable, settingsProblems, variableProblems } from '@/features/content-checks/fences/settings';

const sections = ['ConnectionStrings', 'Endatix', 'Serilog'];
const rows = sections.flatMap((section) => settingRows(section, getData().settings));

describe('public/appsettings.schema.json', () => {
  it('gives every setting a known variable name, and a valid default', () => {
    expect(rows.length).toBeGreaterThan(80);
    const wrong = rows.flatMap(({ env, default: value }) => {
      const parsed: unknown = value === '' ? '' : JSON.parse(value);
      // Empty strings and lists are defaults that mean "not set".
      const isUnset = parsed === '' || Array.isArray(parsed);
      return variableProblems(env, isUnset ? 'x' : String(parsed)).filter((fault) =>
        isUnset ? fault.includes('additional') : !/required property|"then"/.test(fault),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("ignores settings of other libraries and of the reader's own providers", () => {
    const value = {
      Logging: { LogLevel: { Default: 'Debug' } },
      MyApp: { Key: 1 },
      ConnectionStrings: { Other: 'x' },
      Endatix: { Auth: { Providers: { Corporate: { Authority: 'https://id.example.com' } } } },
    };
    expect(settingsProblems(value)).toEqual([]);
  });
});

it('reads variables as lists and objects', () => {
  expect(fromVariable('Endatix__Cors__CorsPolicies__0__AllowedOrigins__1', 'https://b.example')).toEqual({
    Endatix: { Cors: { CorsPolicies: [{ AllowedOrigins: ['https://b.example'] }] } },
  });
});
