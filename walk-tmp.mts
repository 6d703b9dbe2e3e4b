import { launchBrowser, waitForScript } from '@/tests/e2e/support/browser';
import { startSite } from '@/tests/e2e/support/site';
import { exportedRoutes } from '@/tests/e2e/support/routes';
import { readFileSync } from 'node:fs';
const axeSrc = readFileSync('node_modules/axe-core/axe.min.js','utf8');
const site = await startSite('out');
const b = await launchBrowser();
const routes = (await exportedRoutes()).filter((_,i)=>i%15===3);
console.log((await exportedRoutes()).length, routes.length);
const tags=['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa','best-practice'];
async function go(name:string, shared:boolean, opts:any){
  let load=0, axe=0; const ctx = shared? await b.newContext({viewport:{width:1280,height:900}}):undefined;
  const page0 = ctx? await ctx.newPage():undefined;
  for(const r of routes){
    const c = ctx ?? await b.newContext({viewport:{width:1280,height:900}});
    const page = page0 ?? await c.newPage();
    let t=performance.now();
    await page.goto(site.url+r); await page.evaluate(()=>document.documentElement.click()); await waitForScript(page); load+=performance.now()-t; t=performance.now();
    if(opts){ await page.evaluate(axeSrc); await page.evaluate(({tags,opts})=>(window as any).axe.run(opts.ctx??document,{runOnly:tags,...opts.o}),{tags,opts}); axe+=performance.now()-t;}
    if(!ctx) await c.close();
  }
  await ctx?.close();
  console.log(name, 'load',(load/routes.length).toFixed(0),'axe',(axe/routes.length).toFixed(0));
}
for(let i=0;i<2;i++){
await go('own context', false, {});
await go('shared context', true, {});
await go('shared, no sidebar', true, {ctx:{exclude:['.sidebar']}});
await go('shared, no contrast', true, {o:{rules:{'color-contrast':{enabled:false}}}});
await go('shared, noframes no preload', true, {o:{iframes:false,preload:false,resultTypes:['violations']}});
}
await b.close(); await site.close();
