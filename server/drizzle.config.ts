import { defineConfig } from 'drizzle-kit'

/** Generates the SQL of new tables and columns; policies, triggers and functions are written by hand beside it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/features/*/*.tables.ts',
  out: './migrations',
  casing: 'snake_case',
})
