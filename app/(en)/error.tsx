'use client';

export { ErrorScreen as default } from '@/features/layout/errors/crash-message';
