// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
export { Landing as default, landingMetadata as generateMetadata } from '@/features/home/landing';
