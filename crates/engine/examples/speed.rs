//! scratch
use engine::*;
use std::time::Instant;
fn main() {
    let g = std::env::args().nth(1).unwrap_or("kartu-sama".into());
    let seats: usize = std::env::args().nth(2).unwrap_or("4".into()).parse().unwrap();
    let kind: Kind = g.parse().unwrap();
    for_game!(kind, G => run::<G>(seats))
}
fn run<G: Game>(seats: usize) {
    let mut rng = Seed::from_number(1).rng("bench", 0);
    let s = Settings::new(G::OPTIONS);
    let (mut moves, mut cards) = (Vec::with_capacity(20000), Vec::with_capacity(256));
    let mut roots = vec![];
    for _ in 0..256 {
        let mut g = G::table_for(&s, seats, None).unwrap();
        g.shuffle_and_deal(&mut rng, &mut cards, &mut ());
        roots.push(g);
    }
    for how in ["draw", "whole"] {
        for _ in 0..3 {
            let t = Instant::now();
            let mut d = 0u64;
            let mut n = 0u64;
            while t.elapsed().as_millis() < 1000 {
                for r in &roots {
                    let mut g = r.clone();
                    if how == "whole" {
                        g = G::table_for(&s, seats, None).unwrap();
                        g.shuffle_and_deal(&mut rng, &mut cards, &mut ());
                    }
                    d += u64::from(g.playout(&mut rng, &mut moves, &mut cards));
                    n += 1;
                }
            }
            let e = t.elapsed().as_secs_f64();
            println!(
                "{} {how}: {:.2} M dec/s, {:.0} k rounds/s, {:.1} dec/round, {:.1} ns/dec, size {}",
                G::ID,
                d as f64 / e / 1e6,
                n as f64 / e / 1e3,
                d as f64 / n as f64,
                e * 1e9 / d as f64,
                size_of::<G>()
            );
        }
    }
    let g = &roots[0];
    let t = Instant::now();
    let mut x = 0usize;
    for _ in 0..1_000_000 {
        let w = G::determinize(g.view(Seat::FIRST), &Default::default(), &mut rng);
        x += std::hint::black_box(&w) as *const G as usize & 1;
    }
    println!("determinize {:.3} us {x}", t.elapsed().as_secs_f64());
}
