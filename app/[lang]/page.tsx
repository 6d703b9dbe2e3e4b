import { Landing } from '@/components/home/landing';
import { landingMetadata } from '@/components/home/metadata';
import { localeOfPath } from '@/lib/i18n';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props) {
  return landingMetadata(localeOfPath((await params).lang));
}

export default async function Page({ params }: Props) {
  return <Landing locale={localeOfPath((await params).lang)} />;
}
