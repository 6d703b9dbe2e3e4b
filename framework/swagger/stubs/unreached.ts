/** Stands for functions that modules of Swagger UI import for what the console does not do: to resolve, and to write XML. */
export default function unreached(): never {
  throw new Error(
    'The console reached a part of Swagger UI that it leaves out: framework/swagger/stand-ins.ts.',
  );
}
