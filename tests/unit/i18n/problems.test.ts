import { describe, expect, it } from 'vitest';
import * as explain from '@/features/try/client/explanations';
import { probeServer } from '@/features/try/client/probe';
import { getSentence, workFailures } from '@/packages/reference-api/browser/engine/storage-texts';
import { sentences } from '@/packages/reference-api/browser/sentences';
import { problems } from '@/shared/i18n/de/problems';
import { translateProblem } from '@/shared/i18n/problems';
import { placesIn } from '@/tests/support/places-in';

const ORIGIN = 'https://api.example';
const PAGE = 'https://docs.example';

const explanations = [
  explain.mixedContent(ORIGIN),
  ...[ORIGIN, 'http://api.example', 'http://localhost:5000'].map((origin) =>
    explain.corsBlocked(origin, PAGE),
  ),
  explain.corsPart(ORIGIN, PAGE, 'header', 'Authorization'),
  explain.corsPart(ORIGIN, PAGE, 'method', 'PATCH'),
  explain.hiddenResponse(ORIGIN, true),
  explain.hiddenResponse(ORIGIN, false),
  ...[ORIGIN, 'https://localhost:5001', 'http://localhost:5001', 'https://localhost:5061'].map(
    explain.unreachable,
  ),
  explain.permissionDenied('http://localhost:5001'),
];

describe('a problem on a German page', () => {
  const said = [
    ...Object.values(sentences),
    workFailures.memory,
    workFailures.broken,
    getSentence(new Error('disk I/O error')),
    ...explanations.flatMap(({ cause, fix }) => [cause, fix]),
  ];

  it.each([...new Set(said)])('has German words for: %s', (sentence) => {
    expect(translateProblem(sentence)).toMatch(/\b(die|der|das|den|sie|ihr|und|nicht)\b/i);
  });

  it("has them for a server that doesn't respond, too", async () => {
    const silent = (_input: string, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const result = await probeServer(ORIGIN, silent, new AbortController().signal, 1);
    if (result.kind !== 'none') throw new Error(result.kind);
    expect(translateProblem(result.explanation.cause)).toContain('nicht geantwortet');
    expect(translateProblem(result.explanation.fix)).toContain('Prüfen Sie');
  });

  it('keeps names, and words without a translation', () => {
    expect(translateProblem(getSentence(new Error('disk I/O error')))).toContain('(disk I/O error)');
    expect(translateProblem('The user is locked out.')).toBeUndefined();
    for (const [english, own] of Object.entries(problems)) expect(placesIn(own)).toEqual(placesIn(english));
  });
});
