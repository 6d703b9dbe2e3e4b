import { exampleSpec } from '@/components/mdx/api-example/spec';
import type { LandingTexts } from '@/lib/i18n/en/landing';
import type { ApiExampleProps, ExampleSpec } from '@/lib/shared/examples/types';
import { currentContract } from '@/lib/shared/openapi/operations';

const spec = (props: ApiExampleProps): ExampleSpec => exampleSpec(props, currentContract);

/**
 * The four requests of the demonstration: sign in, create a form, submit an answer, list it.
 * Paths and methods come from the contract; values that an answer gives stand as `{{name}}`.
 */
export function demoSteps(messages: LandingTexts): ExampleSpec[] {
  const formId = '{{formId}}';
  return [
    spec({
      operation: 'login',
      title: messages.demoSignIn,
      body: { email: 'admin@endatix.com', password: 'P@ssw0rd' },
      status: 200,
      answer: null,
      save: { accessToken: 'accessToken' },
    }),
    spec({
      operation: 'createForm',
      title: messages.demoCreate,
      auth: true,
      body: {
        name: 'Visit feedback',
        isEnabled: true,
        formDefinitionJsonData: '{"elements":[{"type":"rating","name":"score"}]}',
      },
      status: 201,
      answer: null,
      save: { formId: 'id' },
    }),
    spec({
      operation: 'createSubmission',
      title: messages.demoSubmit,
      path: { formId },
      body: { jsonData: '{"score":5}', isComplete: true },
      status: 201,
      answer: null,
    }),
    spec({
      operation: 'listSubmissions',
      title: messages.demoList,
      auth: true,
      path: { formId },
      query: { page: 1, pageSize: 10 },
      status: 200,
      answer: null,
    }),
  ];
}
