'use client';

export { ErrorScreen as default } from '@/components/layout/errors/crash-message';
