import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

it('makes an answer, a member, a query parameter or an operation that the contract does not have a compile error', () => {
  const config = ts.readConfigFile(path('../../../tsconfig.json'), ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, incremental: false, plugins: [] },
    path('../../..'),
  );
  const program = ts.createProgram([path('contract-types.check.ts')], { ...options, types: [] });
  const file = program.getSourceFile(path('contract-types.check.ts'));
  const messages = [...program.getSemanticDiagnostics(file), ...program.getSyntacticDiagnostics(file)].map(
    ({ messageText, start, file: where }) =>
      `line ${where?.getLineAndCharacterOfPosition(start ?? 0).line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  expect(file?.text).toContain('@ts-expect-error');
  expect(messages).toEqual([]);
}, 120_000);
