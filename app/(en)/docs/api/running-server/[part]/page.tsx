import { RunningServerPart, runningServerMetadata, runningServerParams } from '@/components/reference';

interface Props {
  params: Promise<{ part: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return runningServerParams();
}

export async function generateMetadata({ params }: Props) {
  return runningServerMetadata((await params).part);
}

export default async function Page({ params }: Props) {
  return <RunningServerPart part={(await params).part} />;
}
