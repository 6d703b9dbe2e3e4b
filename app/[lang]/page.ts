export { Landing as default, landingMetadata as generateMetadata } from '@/features/home/landing';
