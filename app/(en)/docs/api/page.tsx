import { ApiConsolePage } from '@/components/api-console';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'API Reference',
  description: 'All 33 operations of the Endatix REST API 0.1.1, with a console that runs them.',
  path: '/docs/api',
});

export default function Page() {
  return <ApiConsolePage />;
}
