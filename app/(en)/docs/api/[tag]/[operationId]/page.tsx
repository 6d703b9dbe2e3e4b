import { OperationPage, operationMetadata, operationParams } from '@/components/reference';

interface Props {
  params: Promise<{ tag: string; operationId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return operationParams();
}

export async function generateMetadata({ params }: Props) {
  return operationMetadata((await params).operationId);
}

export default async function Page({ params }: Props) {
  return <OperationPage operationId={(await params).operationId} />;
}
