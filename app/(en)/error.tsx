'use client';

export { ErrorScreen as default } from '@/components/layout/errors/error-screen';
