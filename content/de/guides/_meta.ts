import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'test-your-client': 'Den eigenen Client testen',
};

export default meta;
