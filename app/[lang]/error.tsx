'use client';

export { ErrorScreen as default } from '@/components/shell/errors/error-screen';
