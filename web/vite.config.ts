import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server to talk to while developing: `npm run dev` beside a running `cantiere serve`.
const server = process.env.CANTIERE_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/cantiere/_client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page's security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
