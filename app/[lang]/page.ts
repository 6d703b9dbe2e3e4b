export { Landing as default, landingMetadata as generateMetadata } from '@/components/home/landing';
