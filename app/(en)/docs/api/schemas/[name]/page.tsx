import { SchemaPage, schemaMetadata, schemaParams } from '@/components/reference';

interface Props {
  params: Promise<{ name: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return schemaParams();
}

export async function generateMetadata({ params }: Props) {
  return schemaMetadata((await params).name);
}

export default async function Page({ params }: Props) {
  return <SchemaPage name={(await params).name} />;
}
